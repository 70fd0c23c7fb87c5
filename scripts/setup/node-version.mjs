// Runs on whatever Node is there, so it keeps to old syntax and imports nothing.

/** @param {string} version */
function parts(version) {
  return version.split(".").map(Number);
}

/**
 * @param {string} version
 * @param {string} minimum
 */
function isAtLeast(version, minimum) {
  const [have, need] = [parts(version), parts(minimum)];
  const at = have.findIndex((part, index) => part !== need[index]);
  return at === -1 || Number(have[at]) > Number(need[at]);
}

/**
 * The two forms that the "engines" field of package.json uses: ^20.19.0 and >=22.12.0.
 * @param {string} range
 */
function parseRange(range) {
  return range.split("||").map((choice) => {
    const match = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(choice.trim());
    if (!match) throw new Error(`Cannot read the Node range "${choice.trim()}".`);
    const minimum = String(match[2]);
    return { minimum, major: match[1] === "^" ? parts(minimum)[0] : undefined };
  });
}

/**
 * What is wrong with this version of Node, or undefined.
 * @param {string} version such as 20.19.0
 * @param {string} range the "engines" field of package.json
 */
export function nodeProblem(version, range) {
  const choices = parseRange(range);
  const fits = choices.some(
    ({ minimum, major }) =>
      isAtLeast(version, minimum) && (major === undefined || parts(version)[0] === major),
  );
  if (fits) return undefined;
  const needed = choices.map(({ minimum, major }) => {
    const short = minimum.replace(/\.0$/, "");
    return major === undefined ? `${short} or newer` : `${short} or a newer ${major}`;
  });
  return `Node ${version} does not work here. Install Node ${needed.join(", or ")}.`;
}
