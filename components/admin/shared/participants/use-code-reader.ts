import { type RefObject, useEffect, useRef, useState } from "react";

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: DetectorClass;
  }
}

const PAUSE_MS = 200;
/** A code is not reported again within this time while it stays in front of the camera. */
const SAME_CODE_MS = 4_000;
const WIDTH = 640;
const QR = "qr_code";

/** Reads the QR code in a camera image; null if there is none. */
type Reader = (video: HTMLVideoElement) => Promise<string | null>;

/**
 * The browser's native detector, which may exist without supporting QR codes, as on phones without the manufacturer's
 * services.
 */
async function findDetector(): Promise<Detector | null> {
  const Detector = window.BarcodeDetector;
  const formats = await Detector?.getSupportedFormats().catch((): string[] => []);
  return Detector && formats?.includes(QR) ? new Detector({ formats: [QR] }) : null;
}

const loadLibrary = () => import("jsqr");

/** Loads what code reading needs in this browser, for offline use at the door. */
export async function loadCodeReader(): Promise<void> {
  if ((await findDetector()) === null) await loadLibrary();
}

/** Uses the native detector, otherwise a library that is loaded only then. */
async function createReader(): Promise<Reader> {
  const detector = await findDetector();
  if (detector !== null) return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  const { default: jsQR } = await loadLibrary();
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    if (context === null || video.videoWidth === 0) return null;
    canvas.width = WIDTH;
    canvas.height = Math.round((video.videoHeight / video.videoWidth) * WIDTH);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return jsQR(data, width, height)?.data ?? null;
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Reads QR codes with the device's camera while `isOn`, and reports each once as it comes into view.
 * @returns the video to show, and whether the camera is unavailable
 */
export function useCodeReader(
  isOn: boolean,
  onCode: (code: string) => void,
): { video: RefObject<HTMLVideoElement | null>; hasFailed: boolean } {
  const video = useRef<HTMLVideoElement>(null);
  const report = useRef(onCode);
  useEffect(() => {
    report.current = onCode;
  });
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isOn) return;
    let isLive = true;
    let stream: MediaStream | null = null;

    async function read(): Promise<void> {
      setFailed(false);
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      const picture = video.current;
      if (!isLive || picture === null) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      picture.srcObject = stream;
      await picture.play();
      const reader = await createReader();
      let last = { code: "", at: 0 };
      while (isLive) {
        const code = await reader(picture).catch(() => null);
        const isSame = code === last.code && Date.now() - last.at < SAME_CODE_MS;
        if (isLive && code !== null && !isSame) report.current(code);
        if (code !== null) last = { code, at: Date.now() };
        await wait(PAUSE_MS);
      }
    }

    read().catch(() => {
      if (isLive) setFailed(true);
    });
    return () => {
      isLive = false;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [isOn]);

  return { video, hasFailed };
}
