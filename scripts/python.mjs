// Finds the Python that runs examples/bot.py, and installs Debian's if there is none and we may.
import { aptInstall, hasProgram } from './apt.mjs';

const found = () => [process.env.PYTHON, 'python3', 'python'].find((name) => name && hasProgram(name));

/** Returns the name of a Python 3. If there is none, prints what to install and returns `python3`. */
export function python() {
  if (!found()) aptInstall('Python', 'python3');
  const name = found();
  if (name) return name;
  console.error('The test of examples/bot.py needs Python 3: install it, or name it with PYTHON=/path/to/python3');
  return 'python3';
}
