import type { TraceProps } from "../../hooks/page/traces"
import { LooseButton } from "../../kits/things/LooseButton"

/** An eye in true size, which has followed the visitor. */
export default function OpenEye({ putAway }: TraceProps) {
  return (
    <LooseButton label="Close the eye" place="edge" onPress={putAway}>
      <svg aria-hidden="true" width="64" height="64" viewBox="0 0 64 64">
        <circle cx="36" cy="32" r="30" fill="#4f6b3a" stroke="#22331a" strokeWidth="3" />
        <ellipse cx="36" cy="32" rx="22" ry="18" fill="#ffe08a" stroke="#22331a" strokeWidth="2" />
        <ellipse cx="34" cy="32" rx="5" ry="16" fill="#111" />
        <circle cx="38" cy="25" r="3" fill="#fff" />
        <path d="M12 18q24-18 48 0" fill="none" stroke="#22331a" strokeWidth="5" />
      </svg>
    </LooseButton>
  )
}
