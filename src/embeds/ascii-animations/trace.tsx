import type { TraceProps } from "../../hooks/page/traces"
import { LooseButton } from "../../kits/things/LooseButton"

/** The smaller hook, on a line from above, with nobody at its other end. */
export default function LooseHook({ putAway }: TraceProps) {
  return (
    <LooseButton label="Wind up the line" place="edge" onPress={putAway}>
      <svg aria-hidden="true" width="40" height="64" viewBox="0 0 40 64">
        <path d="M20 0v40" stroke="#fff" strokeWidth="2" />
        <path
          d="M20 40v8q0 10-9 10T4 50"
          fill="none"
          stroke="#d8d8e0"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M4 50l8 2" stroke="#d8d8e0" strokeWidth="3" />
        <circle cx="20" cy="24" r="7" fill="#e8304a" stroke="#fff" strokeWidth="2" />
      </svg>
    </LooseButton>
  )
}
