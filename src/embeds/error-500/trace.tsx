import type { TraceProps } from "../../hooks/page/traces"
import { LooseButton } from "../../kits/things/LooseButton"
import { useDesktopMark } from "../../kits/things/useDesktopMark"
import * as styles from "./trace.module.css"

/** The tears of the error, which stand in every status bar. */
export default function Tears({ putAway }: TraceProps) {
  useDesktopMark(styles.wet)
  return (
    <LooseButton label="Mop up the tears" place="floor" onPress={putAway}>
      <svg aria-hidden="true" width="84" height="40" viewBox="0 0 84 40">
        <path
          d="M4 30q10-12 24-8 14-8 26 2 18-4 26 8 0 6-38 6T4 30z"
          fill="#7cc4ff"
          stroke="#1d5c96"
          strokeWidth="2"
        />
        <path d="M22 4q7 10 0 13-7-3 0-13zM50 1q6 9 0 12-6-3 0-12z" fill="#7cc4ff" stroke="#1d5c96" />
      </svg>
    </LooseButton>
  )
}
