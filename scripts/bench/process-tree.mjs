/** Descendants of a process. */
import { readdirSync, readFileSync } from "node:fs";

/** @param {number} pid */
function parentOf(pid) {
  try {
    return Number(/^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
  } catch {
    return null;
  }
}

/**
 * The ids of a process and all of its descendants.
 * @param {number} root
 */
export function processTree(root) {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ child: Number(name), parent: parentOf(Number(name)) }));
  const tree = [root];
  for (const pid of tree) for (const { child, parent } of parents) if (parent === pid) tree.push(child);
  return tree;
}
