import { useContext } from "react"
import { iconOf } from "../../lib/content/icons"
import { spriteImage } from "../../lib/content/spriteSheet"
import { IconSheet } from "./iconSheet"
import * as styles from "./PageIcon.module.css"

type Props = {
  /** The name of the icon, as in lists of pages. */
  name: string
  size?: 16 | 32
  /** The displayed size in CSS pixels, a multiple of `size`. */
  drawn?: number
}

/** The icon of a page, without alternative text since it stands beside the page's name. */
export function PageIcon({ name, size = 16, drawn = size }: Props) {
  const sheet = useContext(IconSheet)
  const sprite =
    drawn === size
      ? spriteImage(sheet, name, { left: size === 16 ? 32 : 0, width: size, height: size, row: 32 })
      : null
  return (
    <img
      {...(sprite ?? { src: iconOf(name, size), loading: "lazy" })}
      alt=""
      width={drawn}
      height={drawn}
      className={styles.icon}
    />
  )
}
