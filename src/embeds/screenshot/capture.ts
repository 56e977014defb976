/** Captures the page by re-rendering its own DOM, without requests to other sites. */

export const views = { screen: "What is on the screen", page: "The whole page" } as const
export type View = keyof typeof views

/** The timeout in seconds: nobody holds still for longer. */
export const timeoutSeconds = 5

const nothing = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="

/** Returns whether an image URL is same-origin or a data URL. */
export function isOwn(url: string, origin: string): boolean {
  if (url.startsWith("data:")) return true
  try {
    return new URL(url, origin).origin === origin
  } catch {
    return false
  }
}

/** Excludes frames, whose content may be of another origin, and the progress message itself. */
function isIncluded(node: Node): boolean {
  if (node instanceof HTMLElement && "unseen" in node.dataset) return false
  return !/^(IFRAME|SCRIPT|NOSCRIPT)$/i.test(node.nodeName)
}

export type Shot = { picture: HTMLCanvasElement; width: number; height: number; longer: boolean }

/** The side of the square to which a picture is reduced when its colours are compared, in pixels. */
const sampleSide = 64

/** Returns whether a picture has one colour only, as when a browser draws nothing of the page but its ground. */
export function isBlank(picture: HTMLCanvasElement): boolean {
  const sample = Object.assign(document.createElement("canvas"), { width: sampleSide, height: sampleSide })
  const pen = sample.getContext("2d")
  if (!pen) return false
  pen.drawImage(picture, 0, 0, sampleSide, sampleSide)
  const { data } = pen.getImageData(0, 0, sampleSide, sampleSide)
  return data.every((value, at) => Math.abs(value - (data[at % 4] ?? 0)) <= 2)
}

/** Loads the library for the first picture. */
export const loadCamera = () => import("modern-screenshot")

/**
 * Captures the page with no side longer than `maxSidePx`; `longer` is true if the page was cut off below. Rejects
 * if it can't be drawn or is blank, or on a timeout. `onProgress` is called with the progress, 0 to 1.
 */
export async function capture(
  view: View,
  maxSidePx: number,
  onProgress: (share: number) => void = () => {},
): Promise<Shot> {
  const { domToCanvas } = await loadCamera()
  const { body, documentElement } = document
  const width = Math.min(maxSidePx, Math.max(1, documentElement.clientWidth || window.innerWidth))
  const full = Math.max(1, body.scrollHeight, documentElement.clientHeight)
  const screen = view === "screen"
  const height = Math.min(maxSidePx, screen ? window.innerHeight : full)
  const top = screen ? window.scrollY : 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isOver = true
      reject(new Error("The picture took too long."))
    }, timeoutSeconds * 1000)
  })
  const taken = domToCanvas(body, {
    width,
    height,
    scale: 1,
    backgroundColor: getComputedStyle(documentElement).backgroundColor || "#008080",
    style: { margin: "0", marginTop: `${-top}px` },
    // A camera that nobody waits for any more copies nothing more.
    filter: node => !isOver && isIncluded(node),
    // A picture that is not loaded by then would be drawn without it, or blank.
    timeout: timeoutSeconds * 1000,
    progress: (current, total) => {
      if (!isOver) onProgress(total > 0 ? current / total : 0)
    },
    fetch: { placeholderImage: nothing },
    fetchFn: async url => (isOwn(url, window.location.origin) ? false : nothing),
  })
  try {
    const picture = await Promise.race([taken, late])
    if (!picture.width || !picture.height || isBlank(picture)) throw new Error("The picture is empty.")
    return { picture, width: picture.width, height: picture.height, longer: !screen && full > maxSidePx }
  } finally {
    clearTimeout(timer)
  }
}
