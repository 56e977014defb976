import { type PointerEvent, useRef } from "react"
import * as styles from "../Dinosaurs.module.css"
import {
  bus,
  hamsterLength,
  humanHeight,
  leftOf,
  leftOfRide,
  lengthText,
  mean,
  placesBeside,
  rodOf,
  rodText,
  sceneShape,
  sceneSky,
} from "../logic"
import type { Dinosaur } from "../schema"
import { Bus, Hamster, Human } from "./Bystanders"
import { shapes } from "./shapes"

type Props = {
  dinosaur: Dinosaur
  /** The visible width, and how far the scene has been dragged, both in metres. */
  span: number
  shift: number
  move: (metres: number) => void
  /** The bus's remaining height as a fraction; null while the dinosaur stands beside it. */
  ride: number | null
}

/** A dinosaur, an adult, a hamster and a bus side by side, to scale. */
export function Scene({ dinosaur, span, shift, move, ride }: Props) {
  const dragStart = useRef<{ x: number; shift: number } | null>(null)
  const length = mean(dinosaur.length)
  const { path, eye, height } = shapes[dinosaur.plan]
  const unit = length / 100
  const sceneHeight = span / sceneShape
  const ground = sceneHeight * sceneSky
  const { human: humanAt, hamster: hamsterAt, bus: busAt } = placesBeside(length)
  const rod = rodOf(span)
  const onBus = ride !== null
  const left = (onBus ? leftOfRide : leftOf)(span, length) + shift
  const worldLeft = left - span
  const worldWidth = 3 * span
  const x = onBus ? busAt + bus.length / 2 - length / 2 : 0
  const y = onBus && length > 1 ? (length > 3.2 ? -bus.height * ride : -0.9) : 0

  const down = (event: PointerEvent<SVGSVGElement>) => {
    dragStart.current = { x: event.clientX, shift }
    event.currentTarget.setPointerCapture?.(event.pointerId)
  }
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    const width = event.currentTarget.clientWidth
    if (dragStart.current && width > 0)
      move(dragStart.current.shift - ((event.clientX - dragStart.current.x) * span) / width)
  }
  return (
    <svg
      className={styles.scene}
      viewBox={`${left} 0 ${span} ${sceneHeight}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${dinosaur.name}, ${lengthText(dinosaur)} long, ${onBus ? "on a bus" : "beside an adult, a hamster and a bus"}, to scale`}
      onPointerDown={down}
      onPointerMove={drag}
      onPointerUp={() => {
        dragStart.current = null
      }}
      onPointerCancel={() => {
        dragStart.current = null
      }}
    >
      <rect x={worldLeft} width={worldWidth} height={sceneHeight} fill="#cfe6f2" />
      {[-1, 0, 1].map(i => (
        <path
          key={i}
          d={`M${left + (i * span * 13) / 12} ${ground}q${span / 8} ${-sceneHeight / 5} ${span / 4} 0q${span / 6} ${-sceneHeight / 7} ${span / 3} 0q${span / 5} ${-sceneHeight / 4} ${span / 2} 0z`}
          fill="#a9cbb0"
        />
      ))}
      <rect x={worldLeft} y={ground} width={worldWidth} height={sceneHeight - ground} fill="#8a7a4e" />
      <g transform={`translate(0 ${ground})`}>
        <g transform={`translate(${busAt} 0) scale(1 ${ride ?? 1})`}>
          <Bus />
        </g>
        <g transform={`translate(${x} ${y}) scale(${unit})`}>
          <g className={styles.breath}>
            <path d={path} fill="#3f5c3a" stroke="#3f5c3a" strokeWidth="0.5" strokeLinejoin="round" />
            <circle className={styles.eye} cx={eye[0]} cy={eye[1]} r="1" fill="#ffe14d" />
          </g>
          <rect width="100" y={-height} height={height} fill="none" />
        </g>
        <g transform={`translate(${humanAt} 0) scale(${humanHeight})`}>
          <Human />
        </g>
        <g transform={`translate(${hamsterAt} 0) scale(${hamsterLength})`}>
          <Hamster />
        </g>
      </g>
      <g transform={`translate(${left + span * 0.03} ${sceneHeight * 0.93})`}>
        <rect width={rod} height={sceneHeight * 0.018} fill="#fff" />
        <rect width={rod / 2} height={sceneHeight * 0.018} fill="#111" />
        <text
          y={-sceneHeight * 0.015}
          fontSize={sceneHeight * 0.05}
          fontFamily="var(--chrome)"
          fontWeight="bold"
          fill="#111"
        >
          {rodText(rod)}
        </text>
      </g>
    </svg>
  )
}
