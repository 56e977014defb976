/** The animated favicon, which runs while the page is visible. */
import { useEffect } from "react"
import { whileVisible } from "../kits/motion/whileVisible"
import first from "./favicon/0.png"
import second from "./favicon/1.png"
import third from "./favicon/2.png"
import fourth from "./favicon/3.png"

/** The frames, inlined in the script so that changing them makes no request. */
export const pictures = [first, second, third, fourth]
/** The time that each frame is shown, in milliseconds. */
export const frameMs = 400

let link: HTMLLinkElement | null = null

/** Shows a frame. Each page renders a new head, so a link that has been removed is looked up again. */
function show(number: number): void {
  if (!link?.isConnected) link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  link?.setAttribute("href", pictures[number % pictures.length] ?? first)
}

/** Restarts with each new title; shows the first frame when hidden or stopped. */
export function Favicon({ title }: { title: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title means a new head with a new link
  useEffect(() => {
    show(0)
    return whileVisible(() => {
      let number = 0
      const timer = setInterval(() => {
        number++
        show(number)
      }, frameMs)
      return () => {
        clearInterval(timer)
        show(0)
      }
    })
  }, [title])
  return null
}
