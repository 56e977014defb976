/** Applies the visitor's menu font: sets the custom properties that the style sheets read, and loads the font's file. */
import { type CSSProperties, useEffect } from "react"
import { loadFont, menuFont, sizeOf } from "../hooks/storage/menuFont"
import { useStorage } from "../hooks/storage/useStorage"
import type { MenuFont } from "../lib/lists/fonts"

/** Returns the style of the desktop's root: `--menu-size` and `--menu-family`, each only if the visitor has chosen one. */
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
