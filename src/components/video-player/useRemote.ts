import { useCallback, useEffect, useRef, useState } from "react"
import { muted } from "../../hooks/storage/muted"
import { useStorage } from "../../hooks/storage/useStorage"
import { playerStates } from "./states"

/** What the page asks of YouTube's player. */
export type Remote = {
  playVideo: () => void
  pauseVideo: () => void
  loadVideoById: (id: string) => void
  cueVideoById: (id: string) => void
  mute: () => void
  unMute: () => void
  addEventListener: (name: "onAutoplayBlocked", listener: () => void) => void
}

/** What a state means for the ear: a video is heard from its beginning, goes on after a pause, ends, or none of these. */
export type Sound = "starts" | "goes on" | "ends" | null

/** The player that was last heard. YouTube wants its players to play one at a time, and so do neighbours. */
let heard: Remote | null = null

/**
 * Keeps YouTube's player at what the page wants: which video, and whether it plays. It speaks up only when the wish
 * changes, or when a video that should play has ended, so that a visitor who uses the player's own buttons is not
 * fought with.
 */
export function useRemote(id: string, playing: boolean) {
  const [remote, setRemote] = useState<Remote | null>(null)
  const [endings, setEndings] = useState(0)
  const [isMuted] = useStorage(muted)
  const loaded = useRef("")
  const state = useRef<number>(playerStates.unstarted)
  const reported = useRef(false)
  const started = useRef(false)

  useEffect(() => {
    if (!remote || loaded.current === id) return
    loaded.current = id
    reported.current = false
    started.current = false
    state.current = playing ? playerStates.buffering : playerStates.cued
    if (playing) remote.loadVideoById(id)
    else remote.cueVideoById(id)
  }, [remote, id, playing])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an ending is a reason to look again
  useEffect(() => {
    if (!remote) return
    const runs = state.current === playerStates.playing || state.current === playerStates.buffering
    if (playing && !runs) remote.playVideo()
    if (!playing && runs) remote.pauseVideo()
  }, [remote, playing, endings])

  // A player that was never muted here is left as the visitor's own button has it.
  const muteBefore = useRef(false)
  useEffect(() => {
    if (!remote || isMuted === muteBefore.current) return
    muteBefore.current = isMuted
    if (isMuted) remote.mute()
    else remote.unMute()
  }, [remote, isMuted])

  const connect = useCallback((player: Remote, first: string) => {
    loaded.current = first
    reported.current = false
    started.current = false
    state.current = playerStates.unstarted
    muteBefore.current = false
    setRemote(player)
  }, [])

  const disconnect = useCallback(() => setRemote(null), [])

  useEffect(
    () => () => {
      if (heard === remote) heard = null
    },
    [remote],
  )

  // The site's other tabs are told who is heard, and fall silent.
  const tabs = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    if (!remote || typeof BroadcastChannel === "undefined") return
    const channel = new BroadcastChannel("juhq:heard")
    channel.onmessage = () => heard === remote && remote.pauseVideo()
    tabs.current = channel
    return () => {
      tabs.current = null
      channel.close()
    }
  }, [remote])

  /**
   * Takes note of a state, and of what it means for the ear; a player that is heard silences the one before it. A video
   * that has not been heard since the last end does not end: YouTube says twice of some that they have ended.
   */
  const hear = useCallback(
    (next: number): Sound => {
      const wasReported = reported.current
      const wasStarted = started.current
      if (next !== playerStates.buffering) reported.current = next === playerStates.playing
      state.current = next
      if (next === playerStates.playing) {
        started.current = true
        if (heard && heard !== remote) heard.pauseVideo()
        heard = remote
        if (!wasReported) tabs.current?.postMessage("")
        return wasReported ? null : wasStarted ? "goes on" : "starts"
      }
      if (next !== playerStates.ended || !wasStarted) return null
      started.current = false
      setEndings(many => many + 1)
      return "ends"
    },
    [remote],
  )

  return { ready: remote !== null, connect, disconnect, hear }
}
