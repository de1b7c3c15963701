package org.json

class JSONException(message: String) : Exception(message)

class JSONObject(text: String) {
    fun has(name: String): Boolean = TODO()
    fun getString(name: String): String = TODO()
    fun getJSONObject(name: String): JSONObject = TODO()
}
