import { useCallback, useEffect, useRef, useState } from "react"
import { states } from "./states"

/** What the page asks of YouTube's player. */
export type Remote = {
  playVideo: () => void
  pauseVideo: () => void
  loadVideoById: (id: string) => void
  cueVideoById: (id: string) => void
}

/**
 * Keeps YouTube's player at what the page wants: which video, and whether it plays. It speaks up only when the wish
 * changes, or when a video that should play has ended, so that a visitor who uses the player's own buttons is not
 * fought with.
 */
export function useRemote(id: string, playing: boolean) {
  const [remote, setRemote] = useState<Remote | null>(null)
  const [endings, setEndings] = useState(0)
  const loaded = useRef("")
  const state = useRef<number>(states.unstarted)
  const reported = useRef(false)

  useEffect(() => {
    if (!remote || loaded.current === id) return
    loaded.current = id
    reported.current = false
    state.current = playing ? states.buffering : states.cued
    if (playing) remote.loadVideoById(id)
    else remote.cueVideoById(id)
  }, [remote, id, playing])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an ending is a reason to look again
  useEffect(() => {
    if (!remote) return
    const runs = state.current === states.playing || state.current === states.buffering
    if (playing && !runs) remote.playVideo()
    if (!playing && runs) remote.pauseVideo()
  }, [remote, playing, endings])

  const connect = useCallback((player: Remote, first: string) => {
    loaded.current = first
    reported.current = false
    state.current = states.unstarted
    setRemote(player)
  }, [])

  const disconnect = useCallback(() => setRemote(null), [])

  /** Takes note of a state; true when it is the moment at which a video begins to play, or goes on after a pause. */
  const hear = useCallback((next: number) => {
    const begins = next === states.playing && !reported.current
    if (next !== states.buffering) reported.current = next === states.playing
    state.current = next
    if (next === states.ended) setEndings(many => many + 1)
    return begins
  }, [])

  return { ready: remote !== null, connect, disconnect, hear }
}
