// Stops a command of package.json where it cannot work, such as with a file that no tool can read, with one
// line that says what to do. In syntax that old versions of Node can read.
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../', import.meta.url));
const require = createRequire(import.meta.url);
const { engines } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));

const problem = findProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}

function findProblem() {
  if (!isSupported(process.versions.node))
    return `Node ${process.versions.node} cannot build this site. Install the newest LTS version from https://nodejs.org, then run: npm ci`;
  // Vite takes what follows these characters for the parameters of a URL.
  if (/[#?]/.test(folder))
    return `${folder}: the name of a folder contains # or ?. Rename that folder, or move the project to another one.`;
  try {
    for (const name of ['react', 'sharp', 'typescript', 'vite']) require.resolve(name);
  } catch {
    return 'The tools that build the site are not installed. Run: npm ci';
  }
  for (const name of ['', 'node_modules', 'node_modules/.cache', 'dist']) {
    const written = folder + name;
    try {
      if (existsSync(written)) accessSync(written, constants.W_OK);
    } catch {
      return `${written} cannot be written. Move the project to a folder of your own, then run: npm ci`;
    }
  }
  const content = 'src/content/';
  for (const name of readdirSync(folder + content)) {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(folder + content + name));
    } catch {
      return `${content}${name} is not saved as UTF-8. Open it in your editor, then use "Save as" with the encoding UTF-8.`;
    }
  }
  return '';
}

/** @param {string} version */
function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return engines.node.split('||').some((/** @type {string} */ range) => {
    const [, sign, oldestMajor, oldestMinor] = /(\^|>=)(\d+)\.(\d+)/.exec(range) || [];
    const isMajor = major === Number(oldestMajor) && minor >= Number(oldestMinor);
    return isMajor || (sign === '>=' && major > Number(oldestMajor));
  });
}
