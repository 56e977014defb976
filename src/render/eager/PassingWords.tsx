import type { ReactNode } from "react"
import { Marquee } from "../../components/marquee/Marquee"

type Props = {
  /** What it is about, for the name of its pause button: "welcome". */
  label: string
  children: ReactNode
}

/**
 * A line of words that pass by for ever, with a pause button; they stand still where motion is not welcome.
 *
 * @feed {children}
 */
export default function PassingWords({ label, children }: Props) {
  return <Marquee label={label}>{children}</Marquee>
}
