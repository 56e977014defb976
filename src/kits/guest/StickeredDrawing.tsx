import type { ReactNode } from "react"
import { travels } from "../../hooks/storage/travels"
import { useStorage } from "../../hooks/storage/useStorage"
import { iconOf } from "../../lib/content/icons"

type Props = {
  /** The path of the page whose thing it is. */
  from: string
  thing: { width: number; height: number; drawing: ReactNode }
}

/** The slant of each sticker in degrees. */
const slants = [-12, 9, -4] as const

/**
 * The drawing of a thing, within an SVG of its size, with stickers as on a suitcase: the icons of the last pages on which
 * something has happened to it.
 */
export function StickeredDrawing({ from, thing: { width, height, drawing } }: Props) {
  const [happened] = useStorage(travels)
  const icons = (happened[from] ?? []).flatMap(({ icon }) => icon ?? [])
  const shown = [...new Set(icons)].slice(-slants.length)
  return (
    <>
      {drawing}
      {shown.map((icon, i) => (
        <g
          key={icon}
          transform={`translate(${(width * (i + 1)) / (shown.length + 1)} ${height * 0.74}) rotate(${slants[i]})`}
        >
          <rect x="-9" y="-9" width="18" height="18" rx="2" fill="#fff" stroke="#777" />
          <image href={iconOf(icon, 16)} x="-8" y="-8" width="16" height="16" />
        </g>
      ))}
    </>
  )
}
