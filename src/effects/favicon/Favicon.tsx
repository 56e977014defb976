/** The animated favicon, which runs while the page is visible; an emoji that the visitor has drawn replaces it. */
import { useEffect } from "react"
import { useStorage } from "../../hooks/storage/useStorage"
import { whileVisible } from "../../kits/motion/whileVisible"
import { paintFitted, side, unpacked } from "../drawnEmoji"
import { trailOverride } from "../trailOverride"
import first from "./0.png"
import second from "./1.png"
import third from "./2.png"
import fourth from "./3.png"
import { pictureMs } from "./pictureMs"

/** The pictures, inlined in the script so that changing them makes no request. */
export const pictures = [first, second, third, fourth]

let link: HTMLLinkElement | null = null

/** Shows a picture. Each page renders a new head, so a link that has been removed is looked up again. */
function show(picture: string | undefined): void {
  if (!link?.isConnected) link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  link?.setAttribute("href", picture ?? first)
}

/** Returns the address of the visitor's own drawing as a picture; null if there is none. */
function drawnPicture(emoji: string): string | null {
  const cells = unpacked(emoji)
  const canvas = cells && document.createElement("canvas")
  const pen = canvas?.getContext("2d")
  if (!cells || !canvas || !pen) return null
  Object.assign(canvas, { width: side * 2, height: side * 2 })
  paintFitted(pen, cells, side * 2)
  return canvas.toDataURL()
}

/** Restarts with each new title; shows the first picture when hidden or stopped. */
export function Favicon({ title }: { title: string }) {
  const [emoji] = useStorage(trailOverride)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title means a new head with a new link
  useEffect(() => {
    const own = drawnPicture(emoji)
    if (own) {
      show(own)
      return () => show(first)
    }
    show(first)
    return whileVisible(() => {
      let number = 0
      const timer = setInterval(() => {
        number++
        show(pictures[number % pictures.length])
      }, pictureMs)
      return () => {
        clearInterval(timer)
        show(first)
      }
    })
  }, [title, emoji])
  return null
}
