# The site on a PostgreSQL of its own: build here, run as a user without rights. Only npm's registry is needed.
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm install --no-save --ignore-scripts --omit=dev --no-audit --no-fund
COPY . .
RUN node -e "import('./scripts/run/steps.mjs').then(async (steps) => { steps.installPackages('running'); await steps.generateSources(); await steps.buildSite(); })" \
 && rm -rf tests docs .ci playwright.config.mjs jest.config.mjs biome.json

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data PORT=3000 BIND_ADDRESS=0.0.0.0
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=4s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# As process 1, so that signals arrive; it starts and stops the rest itself.
CMD ["node", "scripts/start.mjs"]
