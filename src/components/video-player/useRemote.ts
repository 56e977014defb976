import { useCallback, useEffect, useRef, useState } from "react"
import { muted } from "../../hooks/storage/muted"
import { useStorage } from "../../hooks/storage/useStorage"
import { states } from "./states"

/** The methods of YouTube's player that the page uses. */
export type Remote = {
  playVideo: () => void
  pauseVideo: () => void
  loadVideoById: (id: string) => void
  cueVideoById: (id: string) => void
  mute: () => void
  unMute: () => void
}

/** The audible effect of a state: a video starts from its beginning, continues after a pause, or neither. */
export type Sound = "starts" | "goes on" | null

/** The player that played last: YouTube requires that only one plays at a time. */
let activePlayer: Remote | null = null

/**
 * Synchronises YouTube's player with the wanted video and playback. It acts only when these change, or when a video
 * that should play has ended, so that it doesn't override the player's own buttons.
 */
export function useRemote(id: string, playing: boolean) {
  const [remote, setRemote] = useState<Remote | null>(null)
  const [endCount, setEndCount] = useState(0)
  const [isMuted] = useStorage(muted)
  const loaded = useRef("")
  const state = useRef<number>(states.unstarted)
  const reported = useRef(false)
  const started = useRef(false)

  useEffect(() => {
    if (!remote || loaded.current === id) return
    loaded.current = id
    reported.current = false
    started.current = false
    state.current = playing ? states.buffering : states.cued
    if (playing) remote.loadVideoById(id)
    else remote.cueVideoById(id)
  }, [remote, id, playing])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a video needs a new comparison
  useEffect(() => {
    if (!remote) return
    const isRunning = state.current === states.playing || state.current === states.buffering
    if (playing && !isRunning) remote.playVideo()
    if (!playing && isRunning) remote.pauseVideo()
  }, [remote, playing, endCount])

  // A player that the site never muted keeps the setting of its own button.
  const wasMuted = useRef(false)
  useEffect(() => {
    if (!remote || isMuted === wasMuted.current) return
    wasMuted.current = isMuted
    if (isMuted) remote.mute()
    else remote.unMute()
  }, [remote, isMuted])

  const connect = useCallback((player: Remote, firstId: string) => {
    loaded.current = firstId
    reported.current = false
    started.current = false
    state.current = states.unstarted
    wasMuted.current = false
    setRemote(player)
  }, [])

  const disconnect = useCallback(() => setRemote(null), [])

  useEffect(
    () => () => {
      if (activePlayer === remote) activePlayer = null
    },
    [remote],
  )

  /** Handles a state of the player and returns its audible effect; pauses any other player. */
  const hear = useCallback(
    (next: number): Sound => {
      const sound =
        next !== states.playing || reported.current ? null : started.current ? "goes on" : "starts"
      if (next !== states.buffering) reported.current = next === states.playing
      state.current = next
      if (next === states.playing) {
        started.current = true
        if (activePlayer && activePlayer !== remote) activePlayer.pauseVideo()
        activePlayer = remote
      }
      if (next === states.ended) {
        started.current = false
        setEndCount(count => count + 1)
      }
      return sound
    },
    [remote],
  )

  return { ready: remote !== null, connect, disconnect, hear }
}
