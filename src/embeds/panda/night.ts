/** Text of a postcard from this page. */
export default "A panda has me in its arms. It thinks I am bamboo."
