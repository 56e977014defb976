import * as styles from "./Icon.module.css"
import { type IconName, shapes } from "./shapes"

type Props = { name: IconName }

/**
 * An icon in the size and colour of the text around it. It is an SVG, since fonts lack such characters or show emoji
 * for them. It is hidden from screen readers: the text beside it must have the meaning.
 */
export function Icon({ name }: Props) {
  return (
    <svg
      className={styles.icon}
      width="1em"
      height="1em"
      viewBox="0 0 16 16"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
