import type { TraceProps } from "../../hooks/page/traces"
import { LooseButton } from "../../kits/things/LooseButton"
import { useDesktopMark } from "../../kits/things/useDesktopMark"
import * as styles from "./trace.module.css"

/** The licence, under which every window is now offered. */
export default function Licensed({ putAway }: TraceProps) {
  useDesktopMark(styles.licensed)
  return (
    <LooseButton label="Revoke the licence" place="corner" onPress={putAway}>
      <svg aria-hidden="true" width="56" height="60" viewBox="0 0 56 60">
        <path d="M4 4h40l8 8v44H4z" fill="#fffdf4" stroke="#555" strokeWidth="2" />
        <path d="M12 18h30M12 26h32M12 34h24" stroke="#888" strokeWidth="2" />
        <circle cx="38" cy="46" r="9" fill="#c8202a" stroke="#5d0a13" strokeWidth="2" />
      </svg>
    </LooseButton>
  )
}
