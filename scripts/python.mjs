// The Python that the example of another language's bot runs on: one that is here, or Debian's where we may install it.
import { can, installed } from './apt.mjs';

const found = () => [process.env.PYTHON, 'python3', 'python'].find((name) => name && can(name));

/** The name of a Python; `python3`, with a line that says what to install, where there is none and we may not install it. */
export function python() {
  if (!found()) installed('Python', 'python3');
  const name = found();
  if (name) return name;
  console.error('The test of examples/bot.py needs Python 3: install it, or name it with PYTHON=/path/to/python3');
  return 'python3';
}
