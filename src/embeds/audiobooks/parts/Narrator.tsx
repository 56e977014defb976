import type { Manner } from "../logic"
import { faces } from "./faces"
import * as styles from "./Narrator.module.css"

type Props = {
  manner: Manner
  /** True while a vowel passes the needle. */
  isOpen: boolean
  isConfessing: boolean
}

/** A portrait of the narrator, who turns round to confess. */
export function Narrator({ manner, isOpen, isConfessing }: Props) {
  return (
    <svg
      viewBox="0 0 200 200"
      className={styles.narrator}
      aria-hidden="true"
      stroke="#15151a"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M0 0h200v200H0z" fill={isConfessing ? "#5a2440" : "#c9b98a"} stroke="none" />
      {faces[isConfessing ? "bus" : manner](isOpen)}
    </svg>
  )
}
