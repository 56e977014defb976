import { GuestPicture } from "../../../kits/guest/GuestPicture"
import type { Visitor } from "../../../kits/guest/useGuest"

type Props = { thing: Visitor; isDent: boolean }

/** The card of a thing that sat at the back once, with a dent in the bench above it if it fell off. */
export function Mark({ thing, isDent }: Props) {
  return (
    <g>
      {isDent && (
        <>
          <path d="M399 336h38l-6 9-7-2-6 6-7-4-5 2z" fill="#24180f" />
          <path d="M401 345l-12 6M433 344l4 8M418 349l1 7" fill="none" stroke="#24180f" strokeWidth="1.5" />
        </>
      )}
      <path d="M400 345h38l4 27h-46z" fill="#fffdf2" stroke="#8a8570" />
      <GuestPicture guest={thing} isGone x={403} y={347} width={32} height={24} />
    </g>
  )
}
