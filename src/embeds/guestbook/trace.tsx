import type { TraceProps } from "../../hooks/page/traces"
import { LooseButton } from "../../kits/things/LooseButton"
import { useDesktopMark } from "../../kits/things/useDesktopMark"
import * as styles from "./trace.module.css"

/** The stamp, which has been put on every title bar. */
export default function StampedTitles({ putAway }: TraceProps) {
  useDesktopMark(styles.stamped)
  return (
    <LooseButton label="Rub out the stamp" place="corner" onPress={putAway}>
      <svg aria-hidden="true" width="58" height="50" viewBox="0 0 58 50">
        <path d="M16 4h18v18H16z" fill="#7a3b1a" stroke="#000" strokeWidth="2" />
        <path d="M6 22h38v12H6z" fill="#a5601f" stroke="#000" strokeWidth="2" />
        <path d="M4 40h44" stroke="#c01020" strokeWidth="6" />
      </svg>
    </LooseButton>
  )
}
