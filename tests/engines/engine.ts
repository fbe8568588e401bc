/** A busy machine is slow, not wrong: how long anything may take that should take a moment, in ms. */
export const patience = 180_000;

/** A size of the page, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const phone: Size = { width: 390, height: 844 };
export const desk: Size = { width: 1280, height: 720 };

/** What runs in the page: it stands alone, and takes and gives plain data. */
type InPage<Given extends readonly unknown[], Result> = (...given: Given) => Result | Promise<Result>;

/** A page in a browser, as little of it as every engine can be asked for. Whatever cannot be done throws. */
export interface EnginePage {
  /** Opens an address; what was there before is gone. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  resize(size: Size): Promise<void>;
  run<Given extends readonly unknown[], Result>(act: InPage<Given, Result>, ...given: Given): Promise<Result>;
  /** Moves the mouse to a place of what is seen of the page, in CSS pixels. */
  moveTo(x: number, y: number): Promise<void>;
  mouseDown(): Promise<void>;
  mouseUp(): Promise<void>;
  /** Chooses a file of this machine in the page's one place for files. */
  upload(path: string): Promise<void>;
  /** What is seen of the page, as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A browser engine. */
export interface Engine {
  readonly name: string;
  /** Starts a browser that nobody has used before: it keeps all it has, and saves all files, in a folder. */
  readonly start: (folder: string) => Promise<EnginePage>;
}
