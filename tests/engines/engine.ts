/** Timeout for every operation, in ms. Generous, because a busy machine is slow. */
export const patience = 180_000;

/** A size of the page, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A phone held upright. */
export const phone: Size = { width: 390, height: 844 };
/** A small desktop screen. */
export const desk: Size = { width: 1280, height: 720 };

/** A function that runs in the page: self-contained, with plain data as arguments and result. */
type InPage<Given extends readonly unknown[], Result> = (...given: Given) => Result | Promise<Result>;

/** A page in a browser: the operations that every engine supports. All of them throw on failure. */
export interface EnginePage {
  /** Navigates to a URL. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  resize(size: Size): Promise<void>;
  run<Given extends readonly unknown[], Result>(act: InPage<Given, Result>, ...given: Given): Promise<Result>;
  /** Moves the mouse to a point of the viewport, in CSS pixels. */
  moveTo(x: number, y: number): Promise<void>;
  mouseDown(): Promise<void>;
  mouseUp(): Promise<void>;
  /** Chooses a local file in the page's only file input. */
  upload(path: string): Promise<void>;
  /** A screenshot of the viewport, as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A browser engine. */
export interface Engine {
  readonly name: string;
  /** Starts a browser with a fresh profile. The folder holds the profile and all downloads. */
  readonly start: (folder: string) => Promise<EnginePage>;
}
