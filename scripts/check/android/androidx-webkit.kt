package androidx.webkit

import android.net.Uri
import android.webkit.WebSettings
import android.webkit.WebView

abstract class JavaScriptReplyProxy

class WebMessageCompat(val data: String?)

object WebViewFeature {
    const val WEB_MESSAGE_LISTENER = "WEB_MESSAGE_LISTENER"
    const val SAFE_BROWSING_ENABLE = "SAFE_BROWSING_ENABLE"
    const val ALGORITHMIC_DARKENING = "ALGORITHMIC_DARKENING"

    fun isFeatureSupported(feature: String): Boolean = TODO()
}

object WebSettingsCompat {
    fun setSafeBrowsingEnabled(settings: WebSettings, enabled: Boolean) = Unit
    fun setAlgorithmicDarkeningAllowed(settings: WebSettings, allow: Boolean) = Unit
}

object WebViewCompat {
    fun interface WebMessageListener {
        fun onPostMessage(
            view: WebView,
            message: WebMessageCompat,
            sourceOrigin: Uri,
            isMainFrame: Boolean,
            replyProxy: JavaScriptReplyProxy,
        )
    }

    fun addWebMessageListener(view: WebView, name: String, origins: Set<String>, listener: WebMessageListener) = Unit
}
