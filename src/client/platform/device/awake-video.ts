// Keeps the screen awake without a wake lock, as over plain HTTP: browsers do not dim a screen that plays a video.

/** Records a second of blank, silent video in a format this browser can play. */
async function recordBlankVideo(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [16, 16];
  const context = canvas.getContext('2d');
  const sound = new AudioContext();
  const silence = sound.createMediaStreamDestination();
  // Without a source there is no sound track, and nothing would ever be recorded.
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

/**
 * Plays a blank video in a loop, from the first touch. Returns a function that stops it. Does nothing if the browser
 * cannot record or play it.
 */
export function playBlankVideo(): () => void {
  const video = document.createElement('video');
  video.loop = true;
  video.playsInline = true;
  video.className = 'unseen';
  video.ariaHidden = 'true';
  document.body.append(video);
  let recorded: Promise<void> | null = null;
  const play = async () => {
    if (!video.isConnected || !video.paused || video.src === '') return;
    // With sound if allowed: Chromium keeps the screen on for small videos only if they have sound.
    await video.play().catch(() => {
      video.muted = true;
      return video.play();
    });
  };
  const onTouch = () => {
    recorded ??= recordBlankVideo().then((blob) => {
      video.src = URL.createObjectURL(blob);
    });
    recorded.then(play).catch(() => {});
  };
  const onVisible = () => void (document.visibilityState === 'visible' && play().catch(() => {}));
  const controller = new AbortController();
  for (const type of ['pointerup', 'keydown']) addEventListener(type, onTouch, { signal: controller.signal });
  document.addEventListener('visibilitychange', onVisible, { signal: controller.signal });
  return () => {
    controller.abort();
    video.remove();
    URL.revokeObjectURL(video.src);
  };
}
