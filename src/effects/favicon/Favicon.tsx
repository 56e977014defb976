/** The animated favicon, which runs while the page is visible. */
import { useEffect } from "react"
import { whileVisible } from "../../kits/motion/whileVisible"
import first from "./0.png"
import second from "./1.png"
import third from "./2.png"
import fourth from "./3.png"
import { pictureMs } from "./pictureMs"

/** The pictures, inlined in the script so that changing them makes no request. */
export const pictures = [first, second, third, fourth]

let link: HTMLLinkElement | null = null

/** Shows a picture. Each page renders a new head, so a link that has been removed is looked up again. */
function show(number: number): void {
  if (!link?.isConnected) link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  link?.setAttribute("href", pictures[number % pictures.length] ?? first)
}

/** Restarts with each new title; shows the first picture when hidden or stopped. */
export function Favicon({ title }: { title: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title means a new head with a new link
  useEffect(() => {
    show(0)
    return whileVisible(() => {
      let number = 0
      const timer = setInterval(() => {
        number++
        show(number)
      }, pictureMs)
      return () => {
        clearInterval(timer)
        show(0)
      }
    })
  }, [title])
  return null
}
