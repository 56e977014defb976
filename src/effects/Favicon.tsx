/** The icon of the tab, in four pictures: one every 400 milliseconds while the page is looked at. */
import { useEffect } from "react"
import { whileSeen } from "../kits/motion/whileSeen"
import first from "./favicon/0.png"
import second from "./favicon/1.png"
import third from "./favicon/2.png"
import fourth from "./favicon/3.png"

/** They come inside of the script: a change of the icon asks the network for nothing. */
export const pictures = [first, second, third, fourth]
const every = 400

let link: HTMLLinkElement | null = null

/** The head is drawn anew with each page, so the link is looked up again when it is no longer there. */
function show(number: number): void {
  if (!link?.isConnected) link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  link?.setAttribute("href", pictures[number % pictures.length] ?? first)
}

/** Begins again with each page's title; shows the first picture when hidden or stopped. */
export function Favicon({ title }: { title: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title means a new head, with a new link in it
  useEffect(() => {
    show(0)
    return whileSeen(() => {
      let number = 0
      const timer = setInterval(() => {
        number++
        show(number)
      }, every)
      return () => {
        clearInterval(timer)
        show(0)
      }
    })
  }, [title])
  return null
}
