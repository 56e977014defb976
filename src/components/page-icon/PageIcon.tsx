import { useContext } from "react"
import { iconOf } from "../../lib/content/icons"
import { fromSheet } from "../../lib/content/sheet"
import { IconSheet } from "./iconSheet"
import * as styles from "./PageIcon.module.css"

type Props = {
  /** The name of the icon, as lists of pages give it. */
  name: string
  size?: 16 | 32
  /** How large it is drawn, in CSS pixels; a whole number of times its size. */
  drawn?: number
}

/** The icon of a page. It stands beside the page's name, so it says nothing itself. */
export function PageIcon({ name, size = 16, drawn = size }: Props) {
  const sheet = useContext(IconSheet)
  const shared =
    drawn === size
      ? fromSheet(sheet, name, { left: size === 16 ? 32 : 0, width: size, height: size, row: 32 })
      : null
  return (
    <img
      {...(shared ?? { src: iconOf(name, size), loading: "lazy" })}
      alt=""
      width={drawn}
      height={drawn}
      className={styles.icon}
    />
  )
}
