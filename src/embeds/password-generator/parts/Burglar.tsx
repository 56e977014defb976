import type { AgeName } from "../siege"

type Props = {
  age: AgeName
  /** The index of the age. Changes of earlier ages remain. */
  number: number
  /** True once he is in, and on his way out with the television. */
  isIn: boolean
}

const skin = "#f0c9a0"

/** Draws the burglar in front of the door at a given age, and the changed world around him. */
export function Burglar({ age, number, isIn }: Props) {
  const isBones = number >= 3
  const sits = number >= 1 && !isIn
  return (
    <g>
      {isIn && (
        <g>
          <path fill="#111" d="M36 6h48v94H36z" />
          <path fill="#ffe9a8" d="M44 14h32v86H44z" />
          <path fill="#7a4a1e" d="M48 62h20v4H48z" />
        </g>
      )}
      {age === "ferns" && (
        <path
          fill="none"
          stroke="#1d6b2a"
          strokeWidth="4"
          d="M4 100Q4 60 26 48M14 70l14-2M10 78l-8-10M118 100Q120 66 100 58M110 74l-12 0M60 100Q58 84 46 80M60 100Q64 84 74 82"
        />
      )}
      <g transform={isIn ? "translate(-4 0)" : undefined}>
        {sits && <path fill="none" stroke="#5b3413" strokeWidth="3" d="M108 60v38M92 80h16M92 80v18" />}
        <g transform={sits ? "translate(4 4)" : undefined}>
          {isBones ? (
            <g stroke="#f4f1e6" strokeWidth="3" fill="none">
              <path d="M98 64v18M91 68h14M92 73h12M93 78h10M98 82l-6 14M98 82l6 14M91 68l-9 6" />
              <circle cx="98" cy="54" r="8" fill="#f4f1e6" stroke="#555" strokeWidth="1" />
              <path stroke="#222" d="M93.500 53h3M99.500 53h3" />
            </g>
          ) : (
            <g>
              <path fill="#2b2b33" d="M91 80h14v18h-5V86h-4v12h-5z" />
              <path fill="#fff" stroke="#222" d="M90 62h16v19H90z" />
              <path stroke="#222" strokeWidth="2.500" d="M90 66h16M90 71.500h16M90 77h16M91 65l-9 7" />
              <circle cx="98" cy="54" r="8" fill={skin} stroke="#222" />
              <path fill="#222" d="M90.500 51h15v4.500h-15z" />
              <path fill="#fff" d="M93 52.500h3v1.500h-3zM99 52.500h3v1.500h-3z" />
            </g>
          )}
          {number < 6 && <path fill="#3b3b46" d="M89 49q9-10 18 0l4 1H89z" />}
          {(number >= 2 || age === "beard") && (
            <path fill={isBones ? "#e3e3e3" : "#8a6a45"} d="M92 57h12l2 26-8 6-7-7z" />
          )}
        </g>
      </g>
      {isIn && (
        <g>
          <path fill="#5b3413" stroke="#222" d="M68 66h24v19H68z" />
          <path fill="#9fd3c7" stroke="#222" d="M71 69h14v13H71z" />
          <path stroke="#222" d="M76 66l-5-8M78 66l6-9" />
          <circle cx="88.500" cy="72" r="1.500" fill="#e0b04c" />
        </g>
      )}
      {age === "ice" && (
        <g>
          <path fill="#d9f0ff" opacity="0.85" d="M0 78l14-8 16 6 14-10 20 8 18-6 16 8 22-8v32H0z" />
          <path
            stroke="#fff"
            strokeWidth="3"
            strokeLinecap="round"
            d="M12 16h.1M34 30h.1M58 12h.1M80 34h.1M104 18h.1M22 52h.1M70 52h.1M112 46h.1"
          />
        </g>
      )}
      {age === "heat" && (
        <g>
          <path fill="#ff5a1f" opacity="0.4" d="M0 0h120v100H0z" />
          <circle cx="12" cy="14" r="30" fill="#ffd23f" opacity="0.9" />
        </g>
      )}
      {age === "night" && (
        <g>
          <path fill="#04040f" opacity="0.72" d="M0 0h120v100H0z" />
          <path
            stroke="#fff"
            strokeWidth="2"
            strokeLinecap="round"
            d="M10 12h.1M30 24h.1M110 10h.1M50 8h.1M16 44h.1"
          />
          <circle cx="88" cy="20" r="12" fill="#ffd23f" opacity="0.35" />
          <circle cx="88" cy="20" r="4" fill="#fff2b0" />
        </g>
      )}
    </g>
  )
}
