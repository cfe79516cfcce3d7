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
  // Vite takes # and ? for parts of a URL, and TypeScript takes * for any name.
  if (/[#?*]/.test(folder))
    return `${folder}: the name of a folder contains #, ?, or *. Rename that folder, or move the project to another one.`;
  const missing = 'The tools that build the site are not installed. Run: npm ci';
  // TypeScript does not find what Yarn has installed without node_modules.
  if (process.versions.pnp) return missing;
  try {
    for (const name of ['react', 'sharp', 'typescript', 'vite']) require.resolve(name);
  } catch {
    return missing;
  }
  for (const name of ['', 'node_modules', 'node_modules/.cache', 'dist']) {
    const written = folder + name;
    try {
      if (existsSync(written)) accessSync(written, constants.W_OK);
    } catch {
      return `${written} cannot be written. Move the project to a folder of your own, then run: npm ci`;
    }
  }
  const settings = readdirSync(folder).filter((name) => /^(\.env|env\b)/.test(name));
  for (const file of settings) {
    // Windows hides the ".txt" that Notepad adds, and may refuse a name that begins with a dot.
    if (/^(env|\.env.*\.txt$)/.test(file)) return `${file} is not read. Rename it to .env.local.`;
    if (!isReadable(file))
      return `${file} cannot be read as UTF-8. Open it in your editor, then use "Save as" with the encoding UTF-8, without BOM.`;
  }
  return '';
}

/** @param {string} file */
function isReadable(file) {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const text = decoder.decode(readFileSync(folder + file));
    // Vite takes a byte order mark for a part of the first setting's name.
    return !text.includes('\0') && !text.startsWith('\ufeff');
  } catch {
    return false;
  }
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
