import { costumeOf, faceOf } from "../face"

const ink = { stroke: "#1c130c", strokeWidth: 2.2, strokeLinejoin: "round", strokeLinecap: "round" } as const

type Props = { face: string; year: number | null; isTalking: boolean }

/** A painted relative: the face of the seed in the clothes of the time. */
export function Portrait({ face, year, isTalking }: Props) {
  const { skin, hair, wall, wide, nose, hairStyle, beard, hasGlasses, surprise } = faceOf(face)
  const costume = costumeOf(year)
  const [left, right] = [50 - wide, 50 + wide]
  return (
    <svg viewBox="0 0 100 112" aria-hidden="true">
      <path d="M0 0h100v112H0z" fill={wall} />
      <ellipse cx="50" cy="46" rx="42" ry="44" fill="#fff2" />
      <g {...ink}>
        {costume === "wig" && (
          <path
            d={`M${left - 9} 84q-8-10-2-20-8-12 2-22 0-24 ${wide + 9}-28 ${wide + 7} 4 ${wide + 9} 28 10 10 2 22 6 10-2 20z`}
            fill="#f4f0e6"
          />
        )}
        {hairStyle === "long" && costume !== "wig" && (
          <path d={`M${left - 6} 80V46q0-30 ${wide + 6}-30t${wide + 6} 30v34z`} fill={hair} />
        )}
        <path d="M41 68h18v18H41z" fill={skin} />
        <path
          d="M8 114q2-28 32-32h20q30 4 32 32z"
          fill={costume === "jumper" ? "#a8423a" : costume === "ruff" ? "#26222c" : "#2f3542"}
        />
        <ellipse cx={left} cy="50" rx="4" ry="6" fill={skin} />
        <ellipse cx={right} cy="50" rx="4" ry="6" fill={skin} />
        <path d={`M${left} 42q0-22 ${wide}-22t${wide} 22q0 36-${wide} 36t-${wide}-36z`} fill={skin} />
        {beard === "full" && (
          <path d={`M${left} 52q4 10 ${wide} 10t${wide}-10q0 34-${wide} 36t-${wide}-36z`} fill={hair} />
        )}
        <path d={`M42 ${45}v3M58 ${45}v3`} strokeWidth="3.4" />
        <path d={`M37 ${39 - surprise}h9M54 ${39 - surprise}h9`} stroke={hair} strokeWidth="3" />
        {hasGlasses && <path d="M34 41h14v11H34zM52 41h14v11H52zM48 45h4" fill="#ffffff55" />}
        <path d={`M50 48l-${Math.round(nose / 2)} ${nose}h${Math.round(nose / 2) + 2}`} fill="none" />
        {isTalking ? (
          <ellipse cx="50" cy="68" rx="6" ry="5" fill="#5a1518" />
        ) : (
          <path d="M43 68q7 3 14 0" fill="none" />
        )}
        {beard === "moustache" && <path d="M50 62q-10-4-15 5 10 0 15-3 5 3 15 3-5-9-15-5z" fill={hair} />}
        {hairStyle === "short" && costume !== "wig" && (
          <path
            d={`M${left - 1} 42q-2-26 ${wide + 1}-26t${wide + 1} 26q-8-14-${wide + 1}-14t-${wide + 1} 14z`}
            fill={hair}
          />
        )}
        {hairStyle === "curls" &&
          costume !== "wig" &&
          [-1, -0.5, 0, 0.5, 1].map(at => (
            <circle key={at} cx={50 + at * wide} cy={24 + at * at * 8} r="8" fill={hair} />
          ))}
        {costume === "bowler" && (
          <path
            d={`M${left - 6} 28q${wide + 6} 6 ${wide * 2 + 12} 0M${left + 2} 28q0-22 ${wide - 2}-22t${wide - 2} 22z`}
            fill="#1d1d22"
          />
        )}
        {costume === "tophat" && (
          <path
            d={`M${left - 8} 26h${wide * 2 + 16}M${left + 3} 26L${left + 1} 2h${wide * 2 - 2}l-2 24z`}
            fill="#1d1d22"
            strokeWidth="4"
          />
        )}
        {costume === "ruff" && (
          <path
            d="M12 88q6-10 12 0 4-12 12-2 6-12 14 0 8-12 14 0 8-10 12 2 6-10 12 0-6 14-38 14T12 88z"
            fill="#fff"
          />
        )}
        {costume === "wig" && <path d="M42 84l8 18 8-18q-8 6-16 0z" fill="#fff" />}
        {(costume === "bowler" || costume === "tophat") && (
          <path d="M44 84l6 6 6-6v10l-6-4-6 4z" fill="#a8322a" />
        )}
        {costume === "jumper" && (
          <path
            d="M38 84q12 10 24 0M24 96l6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6"
            fill="none"
            stroke="#f3e3c8"
          />
        )}
      </g>
    </svg>
  )
}
