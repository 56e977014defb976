import type { ReactNode } from "react"
import { Marquee } from "../../components/marquee/Marquee"

type Props = {
  /** The subject, used in the name of the pause button, as "welcome". */
  label: string
  children: ReactNode
}

/**
 * A line of words that scrolls past for ever, with a pause button. It stands still if the visitor prefers reduced
 * motion.
 *
 * @feed {children}
 */
export default function PassingWords({ label, children }: Props) {
  return <Marquee label={label}>{children}</Marquee>
}
