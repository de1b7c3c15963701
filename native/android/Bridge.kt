package com.example.loanweb

import org.json.JSONException
import org.json.JSONObject

/**
 * What the page asks of the app (docs/native-bridge.md). A test of the project holds this table to src/platform/bridge/contract.ts.
 *
 * @property wire the action's name in a message
 * @property isAnswered whether the page waits for an answer, five seconds at most: "I have taken it on"
 * @property fields of the payload, those that may be missing with a question mark
 */
enum class BridgeAction(val wire: String, val isAnswered: Boolean, val fields: String) {
    GO_TO_PAGE("goToPage", false, "page params?"),
    CLOSE_WEBVIEW("closeWebview", false, ""),
    GO_HOME("goHome", false, ""),
    GO_MINE("goMine", false, ""),
    LOGOUT_TO_LOGIN("logoutToLogin", false, ""),
    CALL_TELEPHONE("callTelephone", true, "telephone"),
    RATE("rate", true, "score?"),
    CONFIRM_TRACKING_POINT("confirmTrackingPoint", true, "productId orderId?"),
    START_BANK("startBank", true, "orderId? bankCode? card?"),
    END_BANK("endBank", true, "orderId? bankCode?");

    /** Whether everything is there that must be. */
    fun accepts(payload: JSONObject): Boolean =
        fields.split(' ').filter { it.isNotEmpty() && !it.endsWith("?") }.all { payload.has(it) }
}

/** One message of the page. A card in `payload` goes to the bank's own code, and never into a log. */
class BridgeMessage(val id: String, val action: BridgeAction, val payload: JSONObject)

/** Reads messages and writes answers; knows nothing of Android's views. */
object Bridge {
    /** Longer than any message of the page. */
    private const val MAX_LENGTH = 65_536

    /** @return null for everything that is no message: it is ignored, as it did not come from the page */
    fun read(text: String?): BridgeMessage? {
        if (text == null || text.length > MAX_LENGTH) return null
        return try {
            val json = JSONObject(text)
            val action = BridgeAction.values().find { it.wire == json.getString("action") } ?: return null
            val payload = json.getJSONObject("payload")
            if (action.accepts(payload)) BridgeMessage(json.getString("id"), action, payload) else null
        } catch (_: JSONException) {
            null
        }
    }

    /**
     * The script that hands an answer to the page, for `evaluateJavascript`. Whatever stands in the texts stays text.
     *
     * @param error why the app could not do it, in a word such as `no-sim`; null when it has taken it on
     */
    fun replyScript(id: String, error: String? = null): String {
        val result = if (error == null) "\"ok\":true" else "\"ok\":false,\"error\":${quote(error)}"
        return "window.__bridgeReply&&window.__bridgeReply({\"id\":${quote(id)},$result})"
    }

    /** A text as JSON. All but plain letters is escaped: a line separator would end the script's line in old engines. */
    private fun quote(text: String): String =
        text.map { if (it in ' '..'~' && it != '"' && it != '\\' && it != '<') it.toString() else "\\u%04x".format(it.code) }
            .joinToString("", "\"", "\"")
}
