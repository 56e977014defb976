import type { TraceProps } from "../../hooks/page/traces"
import { LooseButton } from "../../kits/things/LooseButton"
import { useDesktopMark } from "../../kits/things/useDesktopMark"
import * as styles from "./trace.module.css"

/** The red pen, which corrects every heading. */
export default function RedPen({ putAway }: TraceProps) {
  useDesktopMark(styles.corrected)
  return (
    <LooseButton label="Put the cap on the pen" place="corner" onPress={putAway}>
      <svg aria-hidden="true" width="64" height="56" viewBox="0 0 64 56">
        <path d="M8 48l6-16L46 4l10 10-28 28z" fill="#d8232a" stroke="#5d0a13" strokeWidth="2" />
        <path d="M8 48l6-16 12 12z" fill="#f4e3b8" stroke="#5d0a13" strokeWidth="2" />
        <path d="M8 48l4-9 5 5z" fill="#111" />
      </svg>
    </LooseButton>
  )
}
