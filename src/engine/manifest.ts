/** The site as something that can be put on a telephone's home screen: W3C's application manifest. Pure. */
import type { Facts } from "./facts"

const icons = [
  { src: "/pictures/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/pictures/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { src: "/pictures/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
]

/** The manifest's text. The browser's own buttons stay, for the pages lead to each other and back. */
export function manifestJson({ name, description, language }: Facts): string {
  const manifest = {
    id: "/",
    name,
    short_name: name,
    description,
    lang: language,
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    theme_color: "#008080",
    background_color: "#008080",
    icons,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
