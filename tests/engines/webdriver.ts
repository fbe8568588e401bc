// The few commands of the W3C WebDriver protocol that the journey needs: JSON over HTTP.

/** Sends a command to a session. Returns its value. Throws the error that the driver reports. */
export type Send = <Value = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

const sender =
  (address: string): Send =>
  async <Value>(method: string, path: string, body: object = {}) => {
    const content = method === 'POST' ? { body: JSON.stringify(body) } : {};
    const answer = await fetch(`${address}${path}`, { method, ...content });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value as Value;
  };

/** Starts a browser with these capabilities. Returns how to send commands to it, by paths below its session. */
export async function newSession(address: string, capabilities: object): Promise<Send> {
  const { sessionId } = await sender(address)<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  return sender(`${address}/session/${sessionId}`);
}

/** A step of the mouse, as in the command `actions`. */
export type MouseStep =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration: 0 }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 };

/** Does one step of the only mouse, whose place and button last from step to step. */
export const mouse = (send: Send, step: MouseStep): Promise<void> =>
  send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions: [step] }] });

/** Types into the first element that matches, which for a file input means to choose the file. */
export async function typeInto(send: Send, selector: string, text: string): Promise<void> {
  const found = await send<Record<string, string>>('POST', '/element', { using: 'css selector', value: selector });
  await send('POST', `/element/${Object.values(found)[0]}/value`, { text });
}
