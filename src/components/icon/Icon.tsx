import * as styles from "./Icon.module.css"
import { type IconName, shapes } from "./shapes"

type Props = { name: IconName }

/**
 * A sign in the size and the colour of the words beside it. It is drawn, since fonts lack such signs or have emoji for
 * them, and nothing is read aloud: what it stands for is said in words beside it.
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
