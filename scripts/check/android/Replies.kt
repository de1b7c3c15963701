// Prints one script for each pair of arguments, id and error ("-" for none), in base64: the check runs them in the page's bridge.
package com.example.loanweb

import java.util.Base64

fun main(arguments: Array<String>) {
    for ((id, error) in arguments.map { String(Base64.getDecoder().decode(it)) }.chunked(2))
        println(Bridge.replyScript(id, if (error == "-") null else error))
}
