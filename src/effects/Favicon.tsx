/** The icon of the tab, in four pictures: one every 400 milliseconds while the page is looked at. */
import { useEffect } from "react"
import { whileSeen } from "../kits/motion/whileSeen"

export const pictures = [0, 1, 2, 3].map(number => `/pictures/favicon/${number}.png`)
const every = 400

let link: HTMLLinkElement | null = null

/** The head is drawn anew with each page, so the link is looked up again when it is no longer there. */
function show(address: string): void {
  if (!link?.isConnected) link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  link?.setAttribute("href", address)
}

/** A picture that has arrived, as an address that asks the network for nothing each time it is shown. */
function inlined(picture: HTMLImageElement, number: number): string {
  const { naturalWidth: width, naturalHeight: height } = picture
  const canvas = Object.assign(document.createElement("canvas"), { width, height })
  const pen = width > 0 ? canvas.getContext("2d") : null
  pen?.drawImage(picture, 0, 0)
  return pen ? canvas.toDataURL() : (pictures[number] ?? "")
}

/** Begins again with each page's title; shows the first picture when hidden or stopped. */
export function Favicon({ title }: { title: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title means a new head, with a new link in it
  useEffect(() => {
    let number = 0
    let addresses: string[] | undefined
    const preloaded = pictures.map(src => Object.assign(new Image(), { src }))
    const turn = () => {
      number++
      if (!preloaded.every(picture => picture.complete)) return
      addresses ??= preloaded.map(inlined)
      show(addresses[number % addresses.length] ?? "")
    }
    show(pictures[0] ?? "")
    return whileSeen(() => {
      const timer = setInterval(turn, every)
      return () => {
        clearInterval(timer)
        number = 0
        show(pictures[0] ?? "")
      }
    })
  }, [title])
  return null
}
