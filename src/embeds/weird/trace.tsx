import type { TraceProps } from "../../hooks/page/traces"
import { LooseButton } from "../../kits/things/LooseButton"
import { useDesktopMark } from "../../kits/things/useDesktopMark"
import * as styles from "./trace.module.css"

/** One degree that has come along: all windows hang askew until the corner is pressed straight. */
export default function OneDegree({ putAway }: TraceProps) {
  useDesktopMark(styles.askew)
  return (
    <LooseButton label="Press the corner straight" place="corner" onPress={putAway}>
      <svg aria-hidden="true" width="44" height="40" viewBox="0 0 44 40">
        <path d="M4 36h36V4" fill="none" stroke="#ffe94a" strokeWidth="6" transform="rotate(-9 40 36)" />
        <path d="M8 6l24 22M32 28l-9-1M32 28l-1-9" fill="none" stroke="#fff" strokeWidth="4" />
      </svg>
    </LooseButton>
  )
}
