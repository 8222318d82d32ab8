export const dynamic = "force-dynamic";

export default function Layout({ children }) {
  return (
    <html lang="it">
      <body>{children}</body>
    </html>
  );
}
