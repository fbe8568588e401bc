// Keeps the screen awake where there is no wake lock, as over plain http: browsers dim no screen on which a video plays.

/** Records a second of nothing, to be seen and heard, in whatever this browser plays. */
async function nothing(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [16, 16];
  const context = canvas.getContext('2d');
  const sound = new AudioContext();
  const silence = sound.createMediaStreamDestination();
  // Without a source there would be no sound at all, and nothing would ever be recorded.
  const source = new ConstantSourceNode(sound, { offset: 0 });
  source.connect(silence);
  source.start();
  const stream = new MediaStream([...canvas.captureStream(8).getTracks(), ...silence.stream.getTracks()]);
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  let frame = 0;
  const draw = () => {
    context?.fillRect(0, 0, 16, 16);
    frame = requestAnimationFrame(draw);
  };
  await new Promise<void>((done, failed) => {
    recorder.ondataavailable = ({ data }) => {
      parts.push(data);
      if (recorder.state === 'recording') recorder.stop();
    };
    recorder.onstop = () => done();
    recorder.onerror = () => failed(new Error('nothing can be recorded'));
    draw();
    recorder.start(1_000);
  }).finally(() => {
    cancelAnimationFrame(frame);
    for (const track of stream.getTracks()) track.stop();
    void sound.close();
  });
  return new Blob(parts, { type: recorder.mimeType });
}

/** Plays nothing, over and over, from the first touch on, until called off. Where that cannot be, it does nothing. */
export function playNothing(): () => void {
  const video = document.createElement('video');
  video.loop = true;
  video.playsInline = true;
  video.className = 'unseen';
  video.ariaHidden = 'true';
  document.body.append(video);
  let recorded: Promise<void> | null = null;
  const play = async () => {
    if (!video.isConnected || !video.paused || video.src === '') return;
    // Heard too, as far as the browser lets it: Chromium keeps awake for small videos only if they have a sound.
    await video.play().catch(() => {
      video.muted = true;
      return video.play();
    });
  };
  const touch = () => {
    recorded ??= nothing().then((blob) => {
      video.src = URL.createObjectURL(blob);
    });
    recorded.then(play).catch(() => {});
  };
  const seen = () => void (document.visibilityState === 'visible' && play().catch(() => {}));
  const over = new AbortController();
  for (const type of ['pointerup', 'keydown']) addEventListener(type, touch, { signal: over.signal });
  document.addEventListener('visibilitychange', seen, { signal: over.signal });
  return () => {
    over.abort();
    video.remove();
    URL.revokeObjectURL(video.src);
  };
}
