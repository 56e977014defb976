/** The menus in the visitor's font: what the style sheets read, and the fetching of what is chosen. */
import { type CSSProperties, useEffect } from "react"
import { loadFont, menuFont, sizeOf } from "../hooks/storage/menuFont"
import { useStorage } from "../hooks/storage/useStorage"
import type { MenuFont } from "../lib/lists/fonts"

/** The style for the root of the desktop: `--menu-size` and `--menu-family` where the visitor has chosen them. */
export function useMenuFont(fonts: readonly MenuFont[]): CSSProperties {
  const [{ step, font }] = useStorage(menuFont)
  const chosen = fonts.find(({ name }) => name === font)
  const file = chosen?.file
  useEffect(() => {
    if (file) void loadFont(file)
  }, [file])
  return {
    ...(step !== null && { "--menu-size": `${sizeOf(step)}rem` }),
    ...(chosen && { "--menu-family": chosen.family }),
  } as CSSProperties
}
