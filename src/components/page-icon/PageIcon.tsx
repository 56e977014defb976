import { iconOf } from "../../lib/content/icons"
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
  return (
    <img
      src={iconOf(name, size)}
      alt=""
      width={drawn}
      height={drawn}
      loading="lazy"
      className={styles.icon}
    />
  )
}
