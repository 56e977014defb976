/** Takes the picture: the page is drawn again from its own parts, and nothing of another site is asked for. */

export const views = { screen: "What is on the screen", page: "The whole page" } as const
export type View = keyof typeof views

/** Longer than this nobody holds their breath. */
export const patienceSeconds = 20

const nothing = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="

/** Whether a picture's address is of this site, or made in this page. */
export function isOwn(url: string, origin: string): boolean {
  if (url.startsWith("data:")) return true
  try {
    return new URL(url, origin).origin === origin
  } catch {
    return false
  }
}

/** Frames hold other sites, and what is in them may not be looked at. What tells how far the picture is, isn't in it. */
function belongs(node: Node): boolean {
  if (node instanceof HTMLElement && "unseen" in node.dataset) return false
  return !/^(IFRAME|SCRIPT|NOSCRIPT)$/i.test(node.nodeName)
}

export type Shot = { picture: HTMLCanvasElement; width: number; height: number; longer: boolean }

/** What takes it: fetched for the first picture. */
export const loadCamera = () => import("modern-screenshot")

/**
 * The page as it is now, no side longer than `most` pixels; `longer` says that the page went on below. Rejects with an
 * error when the page can't be drawn, or when that takes longer than a person can wait. `tell` hears the share of the
 * page's parts that have been fetched, from 0 to 1.
 */
export async function capture(
  view: View,
  most: number,
  tell: (share: number) => void = () => {},
): Promise<Shot> {
  const { domToCanvas } = await loadCamera()
  const { body, documentElement } = document
  const width = Math.min(most, Math.max(1, documentElement.clientWidth || window.innerWidth))
  const full = Math.max(1, body.scrollHeight, documentElement.clientHeight)
  const screen = view === "screen"
  const height = Math.min(most, screen ? window.innerHeight : full)
  const top = screen ? window.scrollY : 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The picture took too long.")), patienceSeconds * 1000)
  })
  const taken = domToCanvas(body, {
    width,
    height,
    scale: 1,
    backgroundColor: getComputedStyle(documentElement).backgroundColor || "#008080",
    style: { margin: "0", marginTop: `${-top}px` },
    filter: belongs,
    timeout: 5000,
    progress: (current, total) => tell(total > 0 ? current / total : 0),
    fetch: { placeholderImage: nothing },
    fetchFn: async url => (isOwn(url, window.location.origin) ? false : nothing),
  })
  try {
    const picture = await Promise.race([taken, late])
    if (!picture.width || !picture.height) throw new Error("The picture is empty.")
    return { picture, width: picture.width, height: picture.height, longer: !screen && full > most }
  } finally {
    clearTimeout(timer)
  }
}
