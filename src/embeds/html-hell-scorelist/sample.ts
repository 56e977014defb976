/** The example: a home page of 1998. */
export const sample = `<HTML>
<HEAD>
<META NAME="GENERATOR" CONTENT="Microsoft FrontPage 3.0">
<META HTTP-EQUIV="refresh" CONTENT="600">
</HEAD>
<BODY BGCOLOR="#000000" BACKGROUND="stars.gif" TEXT="#FFFF00" LINK="#00FF00" VLINK="#FF00FF">
<BGSOUND SRC="axelf.mid" LOOP="infinite">
<CENTER>
<FONT FACE="Comic Sans MS" SIZE="+4" COLOR="#FF0000"><BLINK>*** WELCOME TO PERTTI'S PAGE ***</BLINK></FONT>
<BR><BR><BR>
<MARQUEE BEHAVIOR="alternate"><FONT SIZE="5">You are hamster number 000042!</FONT></MARQUEE>
<IMG SRC="rainbow-line.gif">
<TABLE BORDER="0" CELLPADDING="0" CELLSPACING="0" WIDTH="600">
<TR>
<TD WIDTH="120" VALIGN="top" BGCOLOR="#000080">
  <IMG SRC="images/spacer.gif" WIDTH="120" HEIGHT="1">
  <A HREF="javascript:openMenu()">Menu</A><BR>
  <A HREF="wheel.html">Click here</A><BR>
  <A HREF="guestbook.cgi" TARGET="_top"><FONT COLOR="#00FFFF">Here</FONT></A>
</TD>
<TD>
  <TABLE WIDTH="100%">
  <TR><TD ALIGN="center">
    <IMG SRC="hamster.gif" WIDTH="320" HEIGHT="240" ONMOUSEOVER="this.src='hamster2.gif'">
    <P>&nbsp;</P>
    <P>Name:&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Pertti<BR>
    Age:&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;1<BR>
    Likes:&nbsp;&nbsp;&nbsp;&nbsp;seeds</P>
    <A NAME="news"><BIG>News</BIG></A>
    <P>This page is under construction.</P>
  </TD></TR>
  </TABLE>
</TD>
</TR>
</TABLE>
<SCRIPT>document.write("It is " + new Date());</SCRIPT>
<P><TT>Best viewed with Netscape Navigator 4 at 800 x 600</TT></P>
</CENTER>
</BODY>
</HTML>
`
