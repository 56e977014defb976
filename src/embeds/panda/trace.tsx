import type { TraceProps } from "../../hooks/page/traces"
import { LooseButton } from "../../kits/things/LooseButton"

/** The stalk of bamboo, which has taken root. */
export default function GrowingBamboo({ putAway }: TraceProps) {
  return (
    <LooseButton label="Cut the bamboo" place="edge" onPress={putAway}>
      <svg aria-hidden="true" width="44" height="64" viewBox="0 0 44 64">
        <path d="M22 64V2" stroke="#4f9a2e" strokeWidth="9" />
        <path d="M16 16h12M16 34h12M16 52h12" stroke="#2e6a18" strokeWidth="3" />
        <path
          d="M22 16q14-14 20-6-6 10-20 6zM22 34Q8 20 2 28q6 10 20 6zM22 52q12-10 18-4-6 8-18 4z"
          fill="#6fbf3f"
          stroke="#2e6a18"
        />
      </svg>
    </LooseButton>
  )
}
