import type { TraceProps } from "../../../hooks/page/traces"
import { LooseButton } from "../../../kits/things/LooseButton"

/** A cross that has left its board for the wallpaper. */
export default function StrayCross({ putAway }: TraceProps) {
  return (
    <LooseButton label="Rub out the cross" place="pertti" onPress={putAway}>
      <svg aria-hidden="true" width="60" height="60" viewBox="0 0 60 60">
        <path
          d="M8 8q20 22 44 44M52 8Q30 30 8 52"
          fill="none"
          stroke="#fff"
          strokeWidth="8"
          strokeLinecap="round"
        />
        <path
          d="M8 8q20 22 44 44M52 8Q30 30 8 52"
          fill="none"
          stroke="#c8202a"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </svg>
    </LooseButton>
  )
}
