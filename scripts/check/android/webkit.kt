package android.webkit

import android.content.Context
import android.content.Intent
import android.net.Uri
import android.os.Message

fun interface ValueCallback<T> {
    fun onReceiveValue(value: T?)
}

abstract class CookieManager {
    abstract fun setAcceptCookie(accept: Boolean)
    abstract fun setAcceptThirdPartyCookies(view: WebView, accept: Boolean)
    abstract fun flush()

    companion object {
        fun getInstance(): CookieManager = TODO()
    }
}

abstract class PermissionRequest {
    abstract fun deny()
}

abstract class RenderProcessGoneDetail {
    abstract fun didCrash(): Boolean
}

interface WebResourceRequest {
    val url: Uri
    val isForMainFrame: Boolean
}

abstract class WebSettings {
    abstract var javaScriptEnabled: Boolean
    abstract var domStorageEnabled: Boolean
    abstract var allowFileAccess: Boolean
    abstract var allowContentAccess: Boolean
    abstract var mixedContentMode: Int
    abstract var javaScriptCanOpenWindowsAutomatically: Boolean
    abstract var mediaPlaybackRequiresUserGesture: Boolean
    abstract fun setSupportMultipleWindows(support: Boolean)
    abstract fun setGeolocationEnabled(enabled: Boolean)

    companion object {
        const val MIXED_CONTENT_NEVER_ALLOW = 1
    }
}

open class WebView(val context: Context) {
    val settings: WebSettings get() = TODO()
    val url: String? get() = TODO()
    var webViewClient: WebViewClient = WebViewClient()
    var webChromeClient: WebChromeClient? = null
    fun loadUrl(url: String) = Unit
    fun post(action: Runnable): Boolean = TODO()
    fun destroy() = Unit
    fun evaluateJavascript(script: String, callback: ValueCallback<String>?) = Unit

    inner class WebViewTransport {
        var webView: WebView? = null
    }
}

open class WebViewClient {
    open fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean = false
    open fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean = false
}

open class WebChromeClient {
    abstract class FileChooserParams {
        abstract val isCaptureEnabled: Boolean
        abstract fun createIntent(): Intent
    }

    open fun onShowFileChooser(
        view: WebView,
        callback: ValueCallback<Array<Uri>>,
        parameters: FileChooserParams,
    ): Boolean = false

    open fun onPermissionRequest(request: PermissionRequest) = Unit
    open fun onCreateWindow(view: WebView, isDialog: Boolean, isUserGesture: Boolean, result: Message): Boolean = false
}
