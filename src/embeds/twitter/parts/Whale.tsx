import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { type Guest, inSentence } from "../../../kits/guest/useGuest"

type Props = { tickles: number; guest: Guest | null }

/** The whale of an overloaded server, cut open, with the hamster at his desk inside. */
export function Whale({ tickles, guest }: Props) {
  const eye = tickles === 0 ? 3.5 : 3.5 - Math.min(3, tickles * 0.7)
  return (
    <svg
      viewBox="0 0 420 130"
      role="img"
      aria-label={`A whale with a hamster ${guest ? `and ${inSentence(guest)} ` : ""}inside it, tickled ${tickles} times`}
    >
      <path fill="#bfe3ef" d="M-200 0h820v130H-200z" />
      <circle cx="366" cy="24" r="15" fill="#fff1a8" />
      <path fill="#fff" d="M28 26h40v8H28zM40 18h20v10H40zM300 34h34v7h-34z" />
      <path
        fill="#2f7fa8"
        d="M-216 92q18-9 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0v40H-216z"
      />
      <path
        fill="#6f8fb8"
        stroke="#26405f"
        strokeWidth="2.5"
        d="M84 78q4-50 92-54 84-2 112 40 12 4 22-12-18-6-20-22 18 0 26 12 8-14 26-14-2 20-20 26 0 40-60 54-150 14-178-30z"
      />
      <path fill="#e3ecf6" stroke="#26405f" d="M88 90q34 26 96 25 60-1 96-18-30 20-96 20-70 0-96-27z" />
      <path fill="none" stroke="#9fb6d3" strokeWidth="2" d="M112 98q40 12 84 10M126 106q34 8 70 6" />
      <ellipse cx="112" cy="70" rx="3.5" ry={eye} fill="#111" />
      <path
        fill="none"
        stroke="#26405f"
        strokeWidth="2"
        d={tickles > 1 ? "M92 82q16 12 30 2" : "M92 84q14 4 26-2"}
      />
      <path fill="none" stroke="#e8f7ff" strokeWidth="3" d="M176 22q-2-14-14-16M178 22q2-16 16-18" />
      <ellipse
        cx="204"
        cy="70"
        rx="50"
        ry="33"
        fill="#fff6d8"
        stroke="#26405f"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <path fill="#8f5527" d="M206 84h40v4h-40zM210 88h4v11h-4zM238 88h4v11h-4z" />
      <path fill="#d8d2bf" stroke="#55503c" d="M220 66h22v17h-22z" />
      <path fill="#14508a" d="M223 69h16v10h-16z" />
      <path fill="#5c4300" d="M200 36h2v10h-2z" />
      <path fill="#ffd83b" stroke="#5c4300" d="m193 54 5-9h6l5 9z" />
      <g stroke="#5c3712" strokeWidth="1.2">
        <ellipse cx="188" cy="90" rx="15" ry="12" fill="#c98b4a" />
        <circle cx="191" cy="72" r="11" fill="#c98b4a" />
        <circle cx="184" cy="62" r="4" fill="#c98b4a" />
        <circle cx="198" cy="62" r="4" fill="#c98b4a" />
      </g>
      <path d="M193 69h2v3h-2zM199 69h2v3h-2z" />
      <ellipse cx="197" cy="77" rx="5" ry="3" fill="#f6e0bd" />
      {guest && <GuestPicture guest={guest} x={138} y={52} width={44} height={50} />}
      <path fill="#e77a6a" d="M160 88q6-6 8 0-2 6-8 4zM252 96q6-6 8 0-2 6-8 4zM174 54q6-6 8 0-2 6-8 4z" />
      <g fill="none" stroke="#26405f" strokeWidth="2">
        {Array.from({ length: tickles }, (_, i) => 262 + i * 9).map(x => (
          <path key={x} d={`M${x} 112q4-4 4 2`} />
        ))}
      </g>
    </svg>
  )
}
