/** The web app manifest, for adding the site to a home screen. Pure. */
import type { Facts } from "./facts"

const icons = [
  { src: "/pictures/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/pictures/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { src: "/pictures/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
]

/** Renders the manifest. The browser's navigation buttons stay, since pages link to one another. */
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
